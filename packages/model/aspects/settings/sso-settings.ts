import { array, boolean, long, record, string } from '@colophon/schema';

export const oidcSettings = record({
  name: 'com.linkedin.settings.global.OidcSettings',
  doc: 'Connection to an OpenID Connect identity provider for sign-in, and what happens to users and groups when they sign in.',
  fields: {
    enabled: { type: boolean, doc: 'True lets people sign in through the OIDC identity provider.' },
    clientId: {
      type: string,
      doc: 'Client id of the catalogue at the identity provider.',
    },
    clientSecret: { type: string, doc: 'Client secret that belongs to `clientId`; treat it as a password.' },
    discoveryUri: {
      type: string,
      doc: "URL of the provider's OIDC metadata, usually ending in `/.well-known/openid-configuration`.",
    },
    userNameClaim: {
      type: string,
      doc: 'Claim that the username is derived from; `preferred_username` when absent.',
      optional: true,
    },
    userNameClaimRegex: {
      type: string,
      doc: 'Regular expression that extracts the username from `userNameClaim`; absent means `(.*)`, the whole value.',
      optional: true,
    },
    scope: {
      type: string,
      doc: 'Scopes requested from the identity provider, separated by spaces, such as `openid profile email`.',
      optional: true,
    },
    clientAuthenticationMethod: {
      type: string,
      doc: 'How client id and secret are sent to the token endpoint; `client_secret_basic` when absent.',
      optional: true,
    },
    jitProvisioningEnabled: {
      type: boolean,
      doc: 'Whether a user unknown to the catalogue is created at the first sign-in; true when absent.',
      optional: true,
    },
    preProvisioningRequired: {
      type: boolean,
      doc: 'True rejects sign-in by users who are unknown to the catalogue; false when absent.',
      optional: true,
    },
    extractGroupsEnabled: {
      type: boolean,
      doc: 'Whether groups are taken from `groupsClaim` at sign-in and created if new; true when absent, and effective only with just-in-time provisioning.',
      optional: true,
    },
    groupsClaim: {
      type: string,
      doc: "Claim that lists the user's groups; `groups` when absent.",
      optional: true,
    },
    responseType: {
      type: string,
      doc: 'OIDC `response_type` requested from the provider, for example `code`.',
      optional: true,
    },
    responseMode: {
      type: string,
      doc: 'OIDC `response_mode`, that is, how the provider returns its response, for example `query` or `form_post`.',
      optional: true,
    },
    useNonce: {
      type: boolean,
      doc: 'Whether the sign-in request carries a nonce, which protects against replayed id tokens.',
      optional: true,
    },
    readTimeout: {
      type: long,
      doc: 'Maximum time to wait for a response of the identity provider, in milliseconds.',
      optional: true,
    },
    extractJwtAccessTokenClaims: {
      type: boolean,
      doc: 'True also reads user claims from the access token, which must then be a JWT; false when absent.',
      optional: true,
    },
    preferredJwsAlgorithm: {
      type: string,
      doc: 'Has no effect; set `preferredJwsAlgorithm2` instead.',
      optional: true,
    },
    preferredJwsAlgorithm2: {
      type: string,
      doc: 'Signature algorithm expected for id tokens, for example `RS256`; replaces `preferredJwsAlgorithm`.',
      optional: true,
    },
    requiredGroups: {
      type: array(string),
      doc: 'Only members of at least one of these groups, according to the groups claim, may sign in; absent or empty allows everyone.',
      optional: true,
    },
    accessDeniedMessage: {
      type: string,
      doc: 'Message for users who are denied access because they belong to none of `requiredGroups`.',
      optional: true,
    },
    accessDeniedRedirectUrl: {
      type: string,
      doc: 'Page to which users who are denied access are redirected, such as an access request form; takes precedence over `accessDeniedMessage`.',
      optional: true,
    },
  },
});

export const ssoSettings = record({
  name: 'com.linkedin.settings.global.SsoSettings',
  doc: 'Single sign-on for the web interface; OIDC is the protocol it covers.',
  fields: {
    baseUrl: {
      type: string,
      doc: 'Public base URL of the catalogue for sign-in, for example `https://catalogue.example.org`.',
    },
    oidcSettings: {
      type: oidcSettings,
      doc: 'Settings of the OIDC provider; absent if sign-on through OIDC is not set up.',
      optional: true,
    },
  },
});
