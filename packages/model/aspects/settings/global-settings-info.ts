import { array, aspect, boolean, record, string, urn } from '@colophon/schema';
import { applicationsSettings } from './applications-settings.ts';
import { docPropagationFeatureSettings } from './doc-propagation-feature-settings.ts';
import { ssoSettings } from './sso-settings.ts';

export const globalHomePageSettings = record({
  name: 'com.linkedin.settings.global.GlobalHomePageSettings',
  doc: 'Home page shown to all users without a personal one.',
  fields: {
    defaultTemplate: {
      type: urn('dataHubPageTemplate'),
      doc: 'URN of the page template used as the default home page.',
    },
  },
});

export const globalViewsSettings = record({
  name: 'com.linkedin.settings.global.GlobalViewsSettings',
  doc: 'Instance-wide settings for views, the saved filters over the catalogue.',
  fields: {
    defaultView: {
      type: urn('dataHubView'),
      doc: 'URN of the view that applies to users without their own default view; absent if there is none.',
      optional: true,
      relationship: { name: 'viewedWith', to: ['dataHubView'] },
    },
  },
});

export const oAuthProvider = record({
  name: 'com.linkedin.settings.global.OAuthProvider',
  doc: 'An OAuth 2.0 token issuer, with what is needed to verify a bearer token on an incoming request.',
  fields: {
    enabled: {
      type: boolean,
      doc: "False makes the catalogue ignore this provider's tokens while keeping its configuration.",
    },
    name: { type: string, doc: 'Display name only; tokens are matched by `issuer`, not by name.' },
    jwksUri: {
      type: string,
      doc: 'URL of the JSON Web Key Set with the public keys that verify the signatures.',
      optional: true,
    },
    issuer: { type: string, doc: 'Required value of the `iss` claim of a token.' },
    audience: { type: string, doc: 'Required value of the `aud` claim of a token.' },
    algorithm: {
      type: string,
      doc: 'Signing algorithm that tokens must use, for example `RS256` or `ES256`; fixed so that a token cannot select a weaker one.',
      default: 'RS256',
    },
    userIdClaim: {
      type: string,
      doc: "Claim that contains the user's id: `sub` by default, with some providers `email` or `preferred_username`.",
      default: 'sub',
    },
  },
});

export const oAuthSettings = record({
  name: 'com.linkedin.settings.global.OAuthSettings',
  doc: 'OAuth providers that the instance trusts for requests with bearer tokens.',
  fields: {
    providers: {
      type: array(oAuthProvider),
      doc: 'Trusted providers, one element each; those not enabled are skipped.',
    },
  },
});

export const globalSettingsInfo = aspect({
  name: 'globalSettingsInfo',
  record: 'com.linkedin.settings.global.GlobalSettingsInfo',
  doc: 'Settings of the whole instance, such as sign-on and views; managed by the catalogue, do not write it externally.',
  fields: {
    sso: {
      type: ssoSettings,
      doc: 'Single sign-on for people through an identity provider; absent if it is not configured here.',
      optional: true,
    },
    oauth: {
      type: oAuthSettings,
      doc: 'OAuth providers whose bearer tokens the instance accepts on API requests.',
      optional: true,
    },
    views: {
      type: globalViewsSettings,
      doc: 'Instance-wide settings for saved views, such as the default one.',
      optional: true,
    },
    docPropagation: {
      type: docPropagationFeatureSettings,
      doc: 'Propagation of documentation; by default on, for columns too.',
      optional: true,
      default: { enabled: true, columnPropagationEnabled: true },
    },
    homePage: {
      type: globalHomePageSettings,
      doc: 'Home page that users see unless they have their own.',
      optional: true,
    },
    applications: {
      type: applicationsSettings,
      doc: 'Settings of the applications feature; unless enabled, applications are missing from the navigation.',
      optional: true,
    },
  },
});
