"""甘宁 Gan Ning (Wu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

GAN_NING = General("gan_ning", "甘宁", "wu", "male", half_fish=4, skills=())
