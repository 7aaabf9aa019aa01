import { importPKCS8 } from 'jose';
import * as openid from 'openid-client';
import type { Environment } from '../environment.ts';
import { hourMs } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { ResolvedOidcProvider } from './provider-options.ts';
import { createRetryingFetch, type RetryingFetchOptions } from './retrying-fetch.ts';

/** A provider as its configuration describes it. */
export type OidcClient = openid.Configuration;

/** A provider changes its configuration rarely; its keys are read when one is unknown. */
const configurationLifetimeMs = hourMs;

export type ClientOverrides = Pick<RetryingFetchOptions, 'fetch' | 'wait'>;

/**
 * Reads the configuration of a provider when it is first needed, and again after an hour: a server starts whether its
 * providers answer or not.
 *
 * @returns what rejects with AuthError `UNAVAILABLE` or `INVALID_CONFIGURATION`
 */
export function lazyClient(
  provider: ResolvedOidcProvider,
  { now }: Environment,
  overrides: ClientOverrides = {},
): () => Promise<OidcClient> {
  let opened: { readonly client: Promise<OidcClient>; readonly at: number } | undefined;
  return () => {
    if (opened && now() - opened.at < configurationLifetimeMs) return opened.client;
    const client = openClient(provider, overrides);
    opened = { client, at: now() };
    // A failure is not kept: the next sign-in asks again.
    client.catch(() => {
      if (opened?.client === client) opened = undefined;
    });
    return client;
  };
}

async function openClient(provider: ResolvedOidcProvider, overrides: ClientOverrides): Promise<OidcClient> {
  const { id, issuer, clientId, clientSecret, timeoutMs, retries } = provider;
  const send = createRetryingFetch({ name: id, timeoutMs, retries, ...overrides });
  const authentication = await clientAuthenticationOf(provider);
  try {
    return await openid.discovery(issuer, clientId, clientSecret, authentication, {
      [openid.customFetch]: send as openid.CustomFetch,
      // Above what each request may take, with all that are sent again.
      timeout: Math.ceil((timeoutMs * (retries + 1) + 1_000 * 2 ** retries) / 1_000),
      execute: [
        // The signature of an ID token, too, although it comes from the provider itself.
        openid.enableNonRepudiationChecks,
        // The address was checked: without encryption it is of this machine.
        ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ],
    });
  } catch (error) {
    throw (
      unavailableIn(error) ??
      new AuthError(
        'INVALID_CONFIGURATION',
        `OIDC provider ${id}: no configuration of this issuer is at ${issuer.href}`,
        { cause: error },
      )
    );
  }
}

async function clientAuthenticationOf(provider: ResolvedOidcProvider): Promise<openid.ClientAuth> {
  const { id, clientSecret = '', privateKey = '', privateKeyAlgorithm, privateKeyId } = provider;
  switch (provider.clientAuthentication) {
    case 'client_secret_basic':
      return openid.ClientSecretBasic(clientSecret);
    case 'client_secret_post':
      return openid.ClientSecretPost(clientSecret);
    case 'client_secret_jwt':
      return openid.ClientSecretJwt(clientSecret);
    case 'none':
      return openid.None();
    case 'private_key_jwt': {
      const key = await importPKCS8(privateKey, privateKeyAlgorithm).catch(() => {
        throw new AuthError(
          'INVALID_CONFIGURATION',
          `OIDC provider ${id}: privateKey: expected a private key in PEM (PKCS #8) for ${privateKeyAlgorithm}`,
        );
      });
      return openid.PrivateKeyJwt(privateKeyId === undefined ? key : { key, kid: privateKeyId });
    }
  }
}

/** The error of our own requests, which the client wraps. */
export function unavailableIn(error: unknown): AuthError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AuthError && cause.code === 'UNAVAILABLE') return cause;
  return undefined;
}
