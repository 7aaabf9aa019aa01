// What a catalogue keeps about itself. A full URN of the kind is kept by the functions with one id; every function
// throws SchemaError `INVALID_URN` when a part is empty.
import type { AspectName, EntityType } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import { idUrn, textPart } from './parts.ts';

/**
 * URN of an access token.
 *
 * @example
 * ```ts
 * makeDataHubAccessTokenUrn('nightly'); // urn:li:dataHubAccessToken:nightly
 * ```
 */
export const makeDataHubAccessTokenUrn = (id: string): string => idUrn('dataHubAccessToken', id);

/**
 * URN of an action that reacts to events.
 *
 * @example
 * ```ts
 * makeDataHubActionUrn('notify'); // urn:li:dataHubAction:notify
 * ```
 */
export const makeDataHubActionUrn = (id: string): string => idUrn('dataHubAction', id);

/**
 * URN of a connection to another system.
 *
 * @example
 * ```ts
 * makeDataHubConnectionUrn('slack'); // urn:li:dataHubConnection:slack
 * ```
 */
export const makeDataHubConnectionUrn = (id: string): string => idUrn('dataHubConnection', id);

/**
 * URN of an execution request, such as for an ingestion.
 *
 * @example
 * ```ts
 * makeDataHubExecutionRequestUrn('run-17'); // urn:li:dataHubExecutionRequest:run-17
 * ```
 */
export const makeDataHubExecutionRequestUrn = (id: string): string => idUrn('dataHubExecutionRequest', id);

/**
 * URN of a subscription, by which somebody is notified of changes.
 *
 * @example
 * ```ts
 * makeSubscriptionUrn('ana-orders'); // urn:li:subscription:ana-orders
 * ```
 */
export const makeSubscriptionUrn = (id: string): string => idUrn('subscription', id);

/**
 * URN of a file that was uploaded.
 *
 * @example
 * ```ts
 * makeDataHubFileUrn('logo'); // urn:li:dataHubFile:logo
 * ```
 */
export const makeDataHubFileUrn = (id: string): string => idUrn('dataHubFile', id);

/**
 * URN of a scheduled ingestion source.
 *
 * @example
 * ```ts
 * makeDataHubIngestionSourceUrn('shop-mysql'); // urn:li:dataHubIngestionSource:shop-mysql
 * ```
 */
export const makeDataHubIngestionSourceUrn = (id: string): string => idUrn('dataHubIngestionSource', id);

/**
 * URN of an OpenAPI schema.
 *
 * @example
 * ```ts
 * makeDataHubOpenAPISchemaUrn('shop'); // urn:li:dataHubOpenAPISchema:shop
 * ```
 */
export const makeDataHubOpenAPISchemaUrn = (id: string): string => idUrn('dataHubOpenAPISchema', id);

/**
 * URN of a page module.
 *
 * @example
 * ```ts
 * makeDataHubPageModuleUrn('links'); // urn:li:dataHubPageModule:links
 * ```
 */
export const makeDataHubPageModuleUrn = (id: string): string => idUrn('dataHubPageModule', id);

/**
 * URN of a page template.
 *
 * @example
 * ```ts
 * makeDataHubPageTemplateUrn('home'); // urn:li:dataHubPageTemplate:home
 * ```
 */
export const makeDataHubPageTemplateUrn = (id: string): string => idUrn('dataHubPageTemplate', id);

/**
 * URN of a persona, a group of users with the same needs.
 *
 * @example
 * ```ts
 * makeDataHubPersonaUrn('steward'); // urn:li:dataHubPersona:steward
 * ```
 */
export const makeDataHubPersonaUrn = (id: string): string => idUrn('dataHubPersona', id);

/**
 * URN of an access policy.
 *
 * @example
 * ```ts
 * makeDataHubPolicyUrn('editors'); // urn:li:dataHubPolicy:editors
 * ```
 */
export const makeDataHubPolicyUrn = (id: string): string => idUrn('dataHubPolicy', id);

/**
 * URN of the retention rule of an aspect.
 *
 * @param entityName Name of an entity type; `*` means all.
 * @param aspectName Name of an aspect; `*` means all.
 * @example
 * ```ts
 * makeDataHubRetentionUrn('dataset', '*'); // urn:li:dataHubRetention:(dataset,*)
 * ```
 */
export const makeDataHubRetentionUrn = (entityName: EntityType | '*', aspectName: AspectName | '*'): string =>
  printUrn({
    entityType: 'dataHubRetention',
    parts: [
      textPart('dataHubRetention', 'entity name', entityName),
      textPart('dataHubRetention', 'aspect name', aspectName),
    ],
  });

/**
 * URN of a user role.
 *
 * @example
 * ```ts
 * makeDataHubRoleUrn('Admin'); // urn:li:dataHubRole:Admin
 * ```
 */
export const makeDataHubRoleUrn = (id: string): string => idUrn('dataHubRole', id);

/**
 * URN of a secret.
 *
 * @example
 * ```ts
 * makeDataHubSecretUrn('mysql-password'); // urn:li:dataHubSecret:mysql-password
 * ```
 */
export const makeDataHubSecretUrn = (id: string): string => idUrn('dataHubSecret', id);

/**
 * URN of an onboarding step that a user has seen.
 *
 * @example
 * ```ts
 * makeDataHubStepStateUrn('jdoe-search'); // urn:li:dataHubStepState:jdoe-search
 * ```
 */
export const makeDataHubStepStateUrn = (id: string): string => idUrn('dataHubStepState', id);

/**
 * URN of an upgrade of the catalogue.
 *
 * @example
 * ```ts
 * makeDataHubUpgradeUrn('indices-2'); // urn:li:dataHubUpgrade:indices-2
 * ```
 */
export const makeDataHubUpgradeUrn = (id: string): string => idUrn('dataHubUpgrade', id);

/**
 * URN of a saved view.
 *
 * @example
 * ```ts
 * makeDataHubViewUrn('my-datasets'); // urn:li:dataHubView:my-datasets
 * ```
 */
export const makeDataHubViewUrn = (id: string): string => idUrn('dataHubView', id);

/**
 * URN of the global settings.
 *
 * @example
 * ```ts
 * makeGlobalSettingsUrn('0'); // urn:li:globalSettings:0
 * ```
 */
export const makeGlobalSettingsUrn = (id: string): string => idUrn('globalSettings', id);

/**
 * URN of an invitation to join.
 *
 * @example
 * ```ts
 * makeInviteTokenUrn('editors'); // urn:li:inviteToken:editors
 * ```
 */
export const makeInviteTokenUrn = (id: string): string => idUrn('inviteToken', id);

/**
 * URN of an announcement.
 *
 * @example
 * ```ts
 * makePostUrn('welcome'); // urn:li:post:welcome
 * ```
 */
export const makePostUrn = (id: string): string => idUrn('post', id);

/**
 * URN of a search template.
 *
 * @example
 * ```ts
 * makeSearchTemplateUrn('owners'); // urn:li:searchTemplate:owners
 * ```
 */
export const makeSearchTemplateUrn = (id: string): string => idUrn('searchTemplate', id);

/**
 * URN of the telemetry settings.
 *
 * @example
 * ```ts
 * makeTelemetryUrn('clientId'); // urn:li:telemetry:clientId
 * ```
 */
export const makeTelemetryUrn = (name: string): string => idUrn('telemetry', name);
