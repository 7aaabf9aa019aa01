# Printed by `npm run generate` from packages/model. Do not edit.
"""Settings: settings of the whole catalogue and of single assets."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, Record


class AssetSettings(Aspect):
    """Display settings of one asset, such as the layout of its summary page; on data products, datasets,
    domains and glossary entries.

    The aspect `assetSettings`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSettings"
    ASPECT_NAME: ClassVar[str] = "assetSettings"
    _FIELDS = (
        ("assetSummary", "AssetSummarySettings", "OPTIONAL"),
    )

    assetSummary: AssetSummarySettings | None
    """Layout chosen for the asset's summary page; absent when none has been set."""

    def __init__(
        self,
        *,
        assetSummary: AssetSummarySettings | None = None,
    ) -> None:
        self.assetSummary = assetSummary


class AssetSummarySettings(Record):
    """Which page templates make up the summary page of an asset."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSummarySettings"
    _FIELDS = (
        ("templates", "[AssetSummarySettingsTemplate]", "DEFAULT", []),
    )

    templates: list[AssetSummarySettingsTemplate]
    """Templates of the summary page in order; one is expected for now."""

    def __init__(
        self,
        *,
        templates: list[AssetSummarySettingsTemplate] | None = None,
    ) -> None:
        self.templates = [] if templates is None else templates


class AssetSummarySettingsTemplate(Record):
    """One template chosen for an asset's summary page, as a record so that options can be added."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.asset.AssetSummarySettingsTemplate"
    _FIELDS = (
        ("template", "urn:dataHubPageTemplate", "REQUIRED"),
    )

    template: str
    """URN of the `dataHubPageTemplate` to use."""

    def __init__(
        self,
        *,
        template: str,
    ) -> None:
        self.template = template


class GlobalSettingsInfo(Aspect):
    """Settings of the whole instance, such as sign-on and views; managed by the catalogue, do not write it
    externally.

    The aspect `globalSettingsInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalSettingsInfo"
    ASPECT_NAME: ClassVar[str] = "globalSettingsInfo"
    _FIELDS = (
        ("sso", "SsoSettings", "OPTIONAL"),
        ("oauth", "OAuthSettings", "OPTIONAL"),
        ("views", "GlobalViewsSettings", "OPTIONAL"),
        ("docPropagation", "DocPropagationFeatureSettings", "DEFAULT", {"enabled": True, "columnPropagationEnabled": True}),
        ("homePage", "GlobalHomePageSettings", "OPTIONAL"),
        ("applications", "ApplicationsSettings", "OPTIONAL"),
    )

    sso: SsoSettings | None
    """Single sign-on for people through an identity provider; absent if it is not configured here."""

    oauth: OAuthSettings | None
    """OAuth providers whose bearer tokens the instance accepts on API requests."""

    views: GlobalViewsSettings | None
    """Instance-wide settings for saved views, such as the default one."""

    docPropagation: DocPropagationFeatureSettings
    """Propagation of documentation; by default on, for columns too.

    Default: `{"enabled": True, "columnPropagationEnabled": True}`.
    """

    homePage: GlobalHomePageSettings | None
    """Home page that users see unless they have their own."""

    applications: ApplicationsSettings | None
    """Settings of the applications feature; unless enabled, applications are missing from the navigation."""

    def __init__(
        self,
        *,
        sso: SsoSettings | None = None,
        oauth: OAuthSettings | None = None,
        views: GlobalViewsSettings | None = None,
        docPropagation: DocPropagationFeatureSettings | None = None,
        homePage: GlobalHomePageSettings | None = None,
        applications: ApplicationsSettings | None = None,
    ) -> None:
        self.sso = sso
        self.oauth = oauth
        self.views = views
        self.docPropagation = self._preset("docPropagation") if docPropagation is None else docPropagation
        self.homePage = homePage
        self.applications = applications


class SsoSettings(Record):
    """Single sign-on for the web interface; OIDC is the protocol it covers."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.SsoSettings"
    _FIELDS = (
        ("baseUrl", "string", "REQUIRED"),
        ("oidcSettings", "OidcSettings", "OPTIONAL"),
    )

    baseUrl: str
    """Public base URL of the catalogue for sign-in, for example `https://catalogue.example.org`."""

    oidcSettings: OidcSettings | None
    """Settings of the OIDC provider; absent if sign-on through OIDC is not set up."""

    def __init__(
        self,
        *,
        baseUrl: str,
        oidcSettings: OidcSettings | None = None,
    ) -> None:
        self.baseUrl = baseUrl
        self.oidcSettings = oidcSettings


class OidcSettings(Record):
    """Connection to an OpenID Connect identity provider for sign-in, and what happens to users and groups
    when they sign in.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.OidcSettings"
    _FIELDS = (
        ("enabled", "boolean", "REQUIRED"),
        ("clientId", "string", "REQUIRED"),
        ("clientSecret", "string", "REQUIRED"),
        ("discoveryUri", "string", "REQUIRED"),
        ("userNameClaim", "string", "OPTIONAL"),
        ("userNameClaimRegex", "string", "OPTIONAL"),
        ("scope", "string", "OPTIONAL"),
        ("clientAuthenticationMethod", "string", "OPTIONAL"),
        ("jitProvisioningEnabled", "boolean", "OPTIONAL"),
        ("preProvisioningRequired", "boolean", "OPTIONAL"),
        ("extractGroupsEnabled", "boolean", "OPTIONAL"),
        ("groupsClaim", "string", "OPTIONAL"),
        ("responseType", "string", "OPTIONAL"),
        ("responseMode", "string", "OPTIONAL"),
        ("useNonce", "boolean", "OPTIONAL"),
        ("readTimeout", "long", "OPTIONAL"),
        ("extractJwtAccessTokenClaims", "boolean", "OPTIONAL"),
        ("preferredJwsAlgorithm", "string", "OPTIONAL"),
        ("preferredJwsAlgorithm2", "string", "OPTIONAL"),
        ("requiredGroups", "[string]", "OPTIONAL"),
        ("accessDeniedMessage", "string", "OPTIONAL"),
        ("accessDeniedRedirectUrl", "string", "OPTIONAL"),
    )

    enabled: bool
    """True lets people sign in through the OIDC identity provider."""

    clientId: str
    """Client id of the catalogue at the identity provider."""

    clientSecret: str
    """Client secret that belongs to `clientId`; treat it as a password."""

    discoveryUri: str
    """URL of the provider's OIDC metadata, usually ending in `/.well-known/openid-configuration`."""

    userNameClaim: str | None
    """Claim that the username is derived from; `preferred_username` when absent."""

    userNameClaimRegex: str | None
    """Regular expression that extracts the username from `userNameClaim`; absent means `(.*)`, the whole
    value.
    """

    scope: str | None
    """Scopes requested from the identity provider, separated by spaces, such as `openid profile email`."""

    clientAuthenticationMethod: str | None
    """How client id and secret are sent to the token endpoint; `client_secret_basic` when absent."""

    jitProvisioningEnabled: bool | None
    """Whether a user unknown to the catalogue is created at the first sign-in; true when absent."""

    preProvisioningRequired: bool | None
    """True rejects sign-in by users who are unknown to the catalogue; false when absent."""

    extractGroupsEnabled: bool | None
    """Whether groups are taken from `groupsClaim` at sign-in and created if new; true when absent, and
    effective only with just-in-time provisioning.
    """

    groupsClaim: str | None
    """Claim that lists the user's groups; `groups` when absent."""

    responseType: str | None
    """OIDC `response_type` requested from the provider, for example `code`."""

    responseMode: str | None
    """OIDC `response_mode`, that is, how the provider returns its response, for example `query` or
    `form_post`.
    """

    useNonce: bool | None
    """Whether the sign-in request carries a nonce, which protects against replayed id tokens."""

    readTimeout: int | None
    """Maximum time to wait for a response of the identity provider, in milliseconds."""

    extractJwtAccessTokenClaims: bool | None
    """True also reads user claims from the access token, which must then be a JWT; false when absent."""

    preferredJwsAlgorithm: str | None
    """Has no effect; set `preferredJwsAlgorithm2` instead."""

    preferredJwsAlgorithm2: str | None
    """Signature algorithm expected for id tokens, for example `RS256`; replaces `preferredJwsAlgorithm`."""

    requiredGroups: list[str] | None
    """Only members of at least one of these groups, according to the groups claim, may sign in; absent or
    empty allows everyone.
    """

    accessDeniedMessage: str | None
    """Message for users who are denied access because they belong to none of `requiredGroups`."""

    accessDeniedRedirectUrl: str | None
    """Page to which users who are denied access are redirected, such as an access request form; takes
    precedence over `accessDeniedMessage`.
    """

    def __init__(
        self,
        *,
        enabled: bool,
        clientId: str,
        clientSecret: str,
        discoveryUri: str,
        userNameClaim: str | None = None,
        userNameClaimRegex: str | None = None,
        scope: str | None = None,
        clientAuthenticationMethod: str | None = None,
        jitProvisioningEnabled: bool | None = None,
        preProvisioningRequired: bool | None = None,
        extractGroupsEnabled: bool | None = None,
        groupsClaim: str | None = None,
        responseType: str | None = None,
        responseMode: str | None = None,
        useNonce: bool | None = None,
        readTimeout: int | None = None,
        extractJwtAccessTokenClaims: bool | None = None,
        preferredJwsAlgorithm: str | None = None,
        preferredJwsAlgorithm2: str | None = None,
        requiredGroups: list[str] | None = None,
        accessDeniedMessage: str | None = None,
        accessDeniedRedirectUrl: str | None = None,
    ) -> None:
        self.enabled = enabled
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.discoveryUri = discoveryUri
        self.userNameClaim = userNameClaim
        self.userNameClaimRegex = userNameClaimRegex
        self.scope = scope
        self.clientAuthenticationMethod = clientAuthenticationMethod
        self.jitProvisioningEnabled = jitProvisioningEnabled
        self.preProvisioningRequired = preProvisioningRequired
        self.extractGroupsEnabled = extractGroupsEnabled
        self.groupsClaim = groupsClaim
        self.responseType = responseType
        self.responseMode = responseMode
        self.useNonce = useNonce
        self.readTimeout = readTimeout
        self.extractJwtAccessTokenClaims = extractJwtAccessTokenClaims
        self.preferredJwsAlgorithm = preferredJwsAlgorithm
        self.preferredJwsAlgorithm2 = preferredJwsAlgorithm2
        self.requiredGroups = requiredGroups
        self.accessDeniedMessage = accessDeniedMessage
        self.accessDeniedRedirectUrl = accessDeniedRedirectUrl


class OAuthSettings(Record):
    """OAuth providers that the instance trusts for requests with bearer tokens."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.OAuthSettings"
    _FIELDS = (
        ("providers", "[OAuthProvider]", "REQUIRED"),
    )

    providers: list[OAuthProvider]
    """Trusted providers, one element each; those not enabled are skipped."""

    def __init__(
        self,
        *,
        providers: list[OAuthProvider],
    ) -> None:
        self.providers = providers


class OAuthProvider(Record):
    """An OAuth 2.0 token issuer, with what is needed to verify a bearer token on an incoming request."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.OAuthProvider"
    _FIELDS = (
        ("enabled", "boolean", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("jwksUri", "string", "OPTIONAL"),
        ("issuer", "string", "REQUIRED"),
        ("audience", "string", "REQUIRED"),
        ("algorithm", "string", "DEFAULT", "RS256"),
        ("userIdClaim", "string", "DEFAULT", "sub"),
    )

    enabled: bool
    """False makes the catalogue ignore this provider's tokens while keeping its configuration."""

    name: str
    """Display name only; tokens are matched by `issuer`, not by name."""

    jwksUri: str | None
    """URL of the JSON Web Key Set with the public keys that verify the signatures."""

    issuer: str
    """Required value of the `iss` claim of a token."""

    audience: str
    """Required value of the `aud` claim of a token."""

    algorithm: str
    """Signing algorithm that tokens must use, for example `RS256` or `ES256`; fixed so that a token cannot
    select a weaker one.

    Default: `RS256`.
    """

    userIdClaim: str
    """Claim that contains the user's id: `sub` by default, with some providers `email` or
    `preferred_username`.

    Default: `sub`.
    """

    def __init__(
        self,
        *,
        enabled: bool,
        name: str,
        jwksUri: str | None = None,
        issuer: str,
        audience: str,
        algorithm: str = "RS256",
        userIdClaim: str = "sub",
    ) -> None:
        self.enabled = enabled
        self.name = name
        self.jwksUri = jwksUri
        self.issuer = issuer
        self.audience = audience
        self.algorithm = algorithm
        self.userIdClaim = userIdClaim


class GlobalViewsSettings(Record):
    """Instance-wide settings for views, the saved filters over the catalogue."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalViewsSettings"
    _FIELDS = (
        ("defaultView", "urn:dataHubView", "OPTIONAL"),
    )

    defaultView: str | None
    """URN of the view that applies to users without their own default view; absent if there is none."""

    def __init__(
        self,
        *,
        defaultView: str | None = None,
    ) -> None:
        self.defaultView = defaultView


class DocPropagationFeatureSettings(Record):
    """Settings for propagating documentation to related entities automatically."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.DocPropagationFeatureSettings"
    _FIELDS = (
        ("enabled", "boolean", "REQUIRED"),
        ("config", "string", "OPTIONAL"),
        ("configVersion", "string", "OPTIONAL"),
        ("columnPropagationEnabled", "boolean", "DEFAULT", True),
    )

    enabled: bool
    """True enables documentation propagation for the instance."""

    config: str | None
    """JSON text with additional options of documentation propagation; absent if there are none."""

    configVersion: str | None
    """Version of the schema that `config` follows; without it, the latest is taken."""

    columnPropagationEnabled: bool
    """Whether column descriptions are also propagated; true by default.

    Default: `True`.
    """

    def __init__(
        self,
        *,
        enabled: bool,
        config: str | None = None,
        configVersion: str | None = None,
        columnPropagationEnabled: bool = True,
    ) -> None:
        self.enabled = enabled
        self.config = config
        self.configVersion = configVersion
        self.columnPropagationEnabled = columnPropagationEnabled


class GlobalHomePageSettings(Record):
    """Home page shown to all users without a personal one."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.GlobalHomePageSettings"
    _FIELDS = (
        ("defaultTemplate", "urn:dataHubPageTemplate", "REQUIRED"),
    )

    defaultTemplate: str
    """URN of the page template used as the default home page."""

    def __init__(
        self,
        *,
        defaultTemplate: str,
    ) -> None:
        self.defaultTemplate = defaultTemplate


class ApplicationsSettings(Record):
    """Settings of the applications feature for the whole instance."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.settings.global.ApplicationsSettings"
    _FIELDS = (
        ("enabled", "boolean", "REQUIRED"),
        ("config", "string", "OPTIONAL"),
        ("configVersion", "string", "OPTIONAL"),
    )

    enabled: bool
    """False hides applications from the navigation."""

    config: str | None
    """JSON text with additional options of the applications feature; absent if there are none."""

    configVersion: str | None
    """Version of the schema in which `config` was written; absent means the latest."""

    def __init__(
        self,
        *,
        enabled: bool,
        config: str | None = None,
        configVersion: str | None = None,
    ) -> None:
        self.enabled = enabled
        self.config = config
        self.configVersion = configVersion
