"""The client's types and a JSON Schema out of protocol.py.

`python -m sanzhan.server.schema` writes client/src/protocol.ts, `--check` only compares, `--json` prints the schema.
Types are translated name by name from the source, so that client and server speak of the same things.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sanzhan.server import protocol

SOURCE = Path(protocol.__file__)
TARGET = SOURCE.parents[3] / "client" / "src" / "protocol.ts"

HEAD = """\
// Generated from src/sanzhan/server/protocol.py by `python -m sanzhan.server.schema`: change the source instead.
import type { View } from './views';

export * from './views';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
"""
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "Json"}
ELSEWHERE = {"View"}
"""Declared in client/src/views.ts."""
COUNTED = "ServerFrame"
"""What carries `seq`."""


def generate() -> str:
    """The text of client/src/protocol.ts."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    body = tree.body
    parts = [HEAD]
    for i, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            # the empty base of a union of frames only names their tag
            if not any(key.arg == "tag_field" for key in node.keywords):
                parts.append(_interface(node))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            name = node.target.id
            if name not in ELSEWHERE:
                type_ = _type(node.value)
                counted = f"{{ seq: number }} & ({type_})" if name == COUNTED else type_
                parts.append(f"{_comment(_text(body, i + 1), '')}export type {name} = {counted};\n")
    return "\n".join(parts)


def json_schema() -> dict[str, Any]:
    """JSON Schema of everything that travels; server frames carry `seq` besides."""
    named = {name: getattr(protocol, name) for name in ("ClientFrame", "ServerFrame")}
    bodies = [
        protocol.Games, protocol.Session, protocol.NameWish, protocol.Rooms, protocol.RoomWish, protocol.PlayWish,
        protocol.JoinWish, protocol.Admission, protocol.RoomInfo, protocol.Failure,
    ]  # fmt: skip
    schemas, components = msgspec.json.schema_components([*named.values(), *bodies], ref_template="#/$defs/{name}")
    defs = {**dict(zip(named, schemas, strict=False)), **components}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


def _interface(node: ast.ClassDef) -> str:
    words = {key.arg: key.value for key in node.keywords}
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    extends = [base for base in bases if base not in ("Struct", "Frame", "Told")]
    lines = [f"export interface {node.name}{' extends ' + ', '.join(extends) if extends else ''} {{"]
    tag = words.get("tag")
    if isinstance(tag, ast.Constant) and isinstance(tag.value, str):
        lines.append(f"  t: '{tag.value}';")
    for i, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            optional = "" if field.value is None else "?"
            comment = _comment(_text(node.body, i + 1), "  ")
            lines.append(f"{comment}  {field.target.id}{optional}: {_type(field.annotation)};")
    return _comment(ast.get_docstring(node), "") + "\n".join(lines) + "\n}\n"


def _text(body: list[ast.stmt], i: int) -> str | None:
    """The string that stands after a definition and explains it."""
    node = body[i] if i < len(body) else None
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def _comment(text: str | None, indent: str) -> str:
    return "" if text is None else f"{indent}/** {' '.join(text.split())} */\n"


def _type(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(op=ast.BitOr()):
            return " | ".join(_type(part) for part in _union(node) if not _unset(part))
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            literals = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(f"'{ast.literal_eval(one)}'" for one in literals)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"{{ [name: string]: {_type(value)} }}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(_type(item) for item in items)}]"
    raise TypeError(f"the client has no type for {ast.unparse(node)}")


def _union(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from _union(node.left)
        yield from _union(node.right)
    else:
        yield node


def _unset(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def main(words: list[str]) -> int:
    if words == ["--json"]:
        print(json.dumps(json_schema(), indent=2))
        return 0
    made = generate()
    if words == ["--check"]:
        if TARGET.read_text(encoding="utf-8") != made:
            print(f"{TARGET.name} is not up to date: run python -m sanzhan.server.schema", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
