"""The settings of `datahub.ingestion.graph.config`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from ....errors import ConfigurationError
from ...emitter.emit_mode import EmitMode


class ClientMode(Enum):
    """What kind of program it is; without effect."""

    INGESTION = "INGESTION"
    CLI = "CLI"
    SDK = "SDK"


@dataclass(kw_only=True)
class DatahubClientConfig:
    """How to connect to a catalogue. For the effect of each setting, see `DataHubRestEmitter`."""

    server: str
    token: str | Callable[[], str] | None = None
    auth: None = None
    timeout_sec: float | None = None
    retry_status_codes: Collection[int] | None = None
    retry_max_times: int | None = None
    pool_connections: int | None = None
    pool_maxsize: int | None = None
    extra_headers: Mapping[str, str] | None = None
    ca_certificate_path: str | None = None
    client_certificate_path: None = None
    client_key_path: None = None
    disable_ssl_verification: bool = False
    openapi_ingestion: bool | None = None
    respect_mcp_sync_marker: bool | None = None
    client_mode: ClientMode | None = None
    datahub_component: str | None = None
    server_config_refresh_interval: int | None = None
    tcp_keepalive: bool = False
    default_emit_mode: EmitMode | None = None
    allow_plain_http_token: bool = False
    """True sends the token over plain HTTP to another machine. DataHub's package does so without being told."""

    @classmethod
    def model_validate(cls, obj: Mapping[str, Any]) -> DatahubClientConfig:
        """Reads the settings from a mapping; those that are unknown are ignored."""
        known = {field.name for field in fields(cls)}
        if "server" not in obj:
            raise ConfigurationError("server: expected the address of the catalogue, got nothing")
        return cls(**{name: value for name, value in obj.items() if name in known})

    @classmethod
    def parse_obj(cls, obj: Mapping[str, Any]) -> DatahubClientConfig:
        """The older name of `model_validate`."""
        return cls.model_validate(obj)


DatahubGraphConfig = DatahubClientConfig
"""The older name."""
