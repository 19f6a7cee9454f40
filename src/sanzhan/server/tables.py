"""The tables of the database; migrations/ makes them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("password", String(200)),
    Column("host", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seed", LargeBinary),
    Column("used", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40)),
    Column("name", String(80), nullable=False),
    Column("level", String(20)),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("room", String(16), nullable=False, index=True),
    Column("guest", String(40), nullable=False),
    Column("name", String(80), nullable=False),
)

inputs = Table(
    "inputs",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("window", Integer, nullable=False),
    Column("about", String(60), nullable=False),
    Column("value", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("to", Text),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

OF_ROOM = (seats, tokens, inputs, chat)
"""What goes when a room goes, besides the room."""
