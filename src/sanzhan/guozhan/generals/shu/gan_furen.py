"""甘夫人 Lady Gan (Shu)."""

from __future__ import annotations

from sanzhan.guozhan.skills.general import General

GAN_FUREN = General("gan_furen", "甘夫人", "shu", "female", half_fish=3, skills=(), companions=("liu_bei",))
