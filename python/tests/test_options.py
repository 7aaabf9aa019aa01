"""The settings: their defaults and checks."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from colophon import ClientOptions, Colophon, ConfigurationError, EmitterBuilder, RestEmitter

TEN_SETTINGS: dict[str, Any] = {
    "server": "http://localhost:8080",
    "token": None,
    "connect_timeout": 30.0,
    "read_timeout": 30.0,
    "retry_status_codes": {429, 500, 502, 503, 504},
    "retry_methods": {"HEAD", "GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"},
    "max_retries": 4,
    "extra_headers": {},
    "ca_certificate_path": None,
    "disable_ssl_verification": False,
}


def test_defaults_are_the_documented_ones() -> None:
    options = asdict(EmitterBuilder("http://localhost:8080").options())
    assert {name: options[name] for name in TEN_SETTINGS} == TEN_SETTINGS


def test_the_builder_has_a_method_for_every_setting(tmp_path: Any) -> None:
    certificates = tmp_path / "ca.pem"
    certificates.write_text("")
    emitter = (
        EmitterBuilder("http://localhost:1")
        .server("https://example.org/gms/")
        .token("t")
        .timeouts(connect=1, read=2)
        .retry_status_codes([503])
        .retry_methods(["get"])
        .max_retries(0)
        .max_retry_after(5)
        .extra_headers({"X-Team": "sales"})
        .ca_certificate_path(certificates)
        .disable_ssl_verification()
        .unknown_fields("keep")
        .allow_plain_http_token()
        .build()
    )
    assert asdict(emitter.options) == {
        "server": "https://example.org/gms",
        "token": "t",
        "connect_timeout": 1.0,
        "read_timeout": 2.0,
        "retry_status_codes": {503},
        "retry_methods": {"GET"},
        "max_retries": 0,
        "max_retry_after": 5.0,
        "extra_headers": {"X-Team": "sales"},
        "ca_certificate_path": certificates,
        "disable_ssl_verification": True,
        "unknown_fields": "keep",
        "allow_plain_http_token": True,
    }


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (
            {"server": "localhost:8080"},
            "server: expected an address such as http://localhost:8080, got 'local",
        ),
        ({"server": "ftp://x"}, "server: expected an address"),
        ({"server": "http://"}, "server: expected an address"),
        ({"server": "http://x:99999"}, "server: expected an address"),
        ({"server": None}, "server: expected an address such as http://localhost:8080, got None"),
        ({"server": "http://a:b@x"}, "pass `token` instead"),
        ({"server": "http://x/?a"}, "server: expected an address without a query"),
        ({"connect_timeout": 0}, "connect_timeout: expected a number of seconds above 0, got 0"),
        ({"read_timeout": "5"}, "read_timeout: expected a number of seconds above 0, got '5'"),
        ({"read_timeout": True}, "read_timeout: expected a number of seconds"),
        ({"max_retries": -1}, "max_retries: expected a whole number, 0 or more, got -1"),
        ({"max_retries": 1.5}, "max_retries: expected a whole number"),
        ({"retry_status_codes": 503}, "retry_status_codes: expected HTTP statuses"),
        ({"retry_status_codes": ["503"]}, "retry_status_codes: expected HTTP statuses"),
        ({"retry_methods": "GET"}, "retry_methods: expected HTTP methods"),
        ({"extra_headers": {"a b": "x"}}, "extra_headers: expected names of HTTP headers, got 'a b'"),
        ({"extra_headers": {"a": "x\ny"}}, "extra_headers: a: expected text that fits into an HTTP header"),
        ({"extra_headers": ["a"]}, "extra_headers: expected a mapping"),
        ({"token": "t\n"}, "token: expected text that fits into an HTTP header"),
        ({"token": ""}, "token: expected the text of a token"),
        ({"ca_certificate_path": "/nothing"}, "ca_certificate_path: expected the path of a PEM file"),
        ({"ca_certificate_path": 5}, "ca_certificate_path: expected the path of a PEM file, got 5"),
        ({"ca_certificate_path": b"x"}, "ca_certificate_path: expected the path of a PEM file, got b'x'"),
        ({"ca_certificate_path": "a\0"}, "ca_certificate_path: expected the path of a PEM file"),
        ({"connect_timeout": 10**400}, "connect_timeout: expected a number of seconds above 0, got 1000"),
        ({"connect_timeout": float("nan")}, "connect_timeout: expected a number of seconds above 0, got nan"),
        ({"max_retry_after": -1}, "max_retry_after: expected a number of seconds above 0, got -1"),
        ({"allow_plain_http_token": "no"}, "allow_plain_http_token: expected True or False, got 'no'"),
        ({"disable_ssl_verification": "no"}, "disable_ssl_verification: expected True or False, got 'no'"),
        ({"unknown_fields": "drop"}, "unknown_fields: expected keep or reject, got 'drop'"),
        ({"tokn": "t"}, "tokn: no such setting"),
    ],
)
def test_wrong_settings_are_named_with_what_was_expected(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigurationError) as wrong:
        RestEmitter(**{"server": "http://localhost:8080", **settings})
    assert message in str(wrong.value)
    assert wrong.value.code == "INVALID_CONFIGURATION"


@pytest.mark.parametrize(
    "server", ["http://localhost:8080", "http://127.0.0.1", "http://[::1]:8080", "https://x.org"]
)
def test_a_token_goes_to_this_machine_or_over_tls(server: str) -> None:
    assert ClientOptions(server=server, token="t").token == "t"


@pytest.mark.parametrize("settings", [{"token": "t"}, {"extra_headers": {"authorization": "Bearer t"}}])
def test_a_token_is_not_sent_over_plain_http_to_another_machine(settings: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError, match="plain HTTP") as refused:
        ClientOptions(server="http://catalogue.example.org", **settings)
    assert refused.value.code == "INSECURE_TOKEN"
    ClientOptions(server="http://catalogue.example.org", allow_plain_http_token=True, **settings)


def test_type_checkers_find_a_misspelt_setting() -> None:
    # Without an error here, mypy reports the comment.
    with pytest.raises(ConfigurationError, match="tokn: no such setting"):
        RestEmitter("http://localhost", tokn="t")  # type: ignore[call-arg]
    with pytest.raises(ConfigurationError, match="max_retries: expected a whole number"):
        Colophon("http://localhost", max_retries="2")  # type: ignore[arg-type]


def test_secrets_are_not_shown() -> None:
    options = ClientOptions(server="http://localhost", token="secret", extra_headers={"Cookie": "secret"})
    assert "secret" not in repr(options)


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATAHUB_GMS_URL", raising=False)
    with pytest.raises(ConfigurationError, match="DATAHUB_GMS_URL"):
        ClientOptions.from_env()
    monkeypatch.setenv("DATAHUB_GMS_HOST", "localhost")
    monkeypatch.setenv("DATAHUB_GMS_PORT", "8080")
    monkeypatch.setenv("DATAHUB_GMS_TOKEN", "t")
    options = ClientOptions.from_env(max_retries=1)
    assert (options.server, options.token, options.max_retries) == ("http://localhost:8080", "t", 1)
