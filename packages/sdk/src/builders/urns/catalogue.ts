// What a catalogue keeps about itself. A full urn of the kind is kept by the functions with one id; every function
// throws SchemaError `INVALID_URN` when a part is empty.
import type { AspectName, EntityType } from '@colophon/model/types';
import { printUrn } from '@colophon/schema';
import { idUrn, textPart } from './parts.ts';

/** Urn of an access token. */
export const makeDataHubAccessTokenUrn = (id: string): string => idUrn('dataHubAccessToken', id);

/** Urn of an action that reacts to events. */
export const makeDataHubActionUrn = (id: string): string => idUrn('dataHubAction', id);

/** Urn of a connection to another system. */
export const makeDataHubConnectionUrn = (id: string): string => idUrn('dataHubConnection', id);

/** Urn of a request to run something, such as an ingestion. */
export const makeDataHubExecutionRequestUrn = (id: string): string => idUrn('dataHubExecutionRequest', id);

/** Urn of a file that was uploaded. */
export const makeDataHubFileUrn = (id: string): string => idUrn('dataHubFile', id);

/** Urn of a source that is ingested on a schedule. */
export const makeDataHubIngestionSourceUrn = (id: string): string => idUrn('dataHubIngestionSource', id);

/** Urn of an OpenAPI schema. */
export const makeDataHubOpenAPISchemaUrn = (id: string): string => idUrn('dataHubOpenAPISchema', id);

/** Urn of a module of a page. */
export const makeDataHubPageModuleUrn = (id: string): string => idUrn('dataHubPageModule', id);

/** Urn of the template of a page. */
export const makeDataHubPageTemplateUrn = (id: string): string => idUrn('dataHubPageTemplate', id);

/** Urn of a persona, a kind of user. */
export const makeDataHubPersonaUrn = (id: string): string => idUrn('dataHubPersona', id);

/** Urn of an access policy. */
export const makeDataHubPolicyUrn = (id: string): string => idUrn('dataHubPolicy', id);

/** Urn of the rule that says how many versions of an aspect are kept: `urn:li:dataHubRetention:(dataset,ownership)`; `*` stands for all. */
export const makeDataHubRetentionUrn = (entityName: EntityType | '*', aspectName: AspectName | '*'): string =>
  printUrn({
    entityType: 'dataHubRetention',
    parts: [
      textPart('dataHubRetention', 'entity name', entityName),
      textPart('dataHubRetention', 'aspect name', aspectName),
    ],
  });

/** Urn of a role of users, such as `urn:li:dataHubRole:Admin`. */
export const makeDataHubRoleUrn = (id: string): string => idUrn('dataHubRole', id);

/** Urn of a secret. */
export const makeDataHubSecretUrn = (id: string): string => idUrn('dataHubSecret', id);

/** Urn of a step of the introduction that a user has seen. */
export const makeDataHubStepStateUrn = (id: string): string => idUrn('dataHubStepState', id);

/** Urn of an upgrade of the catalogue. */
export const makeDataHubUpgradeUrn = (id: string): string => idUrn('dataHubUpgrade', id);

/** Urn of a saved view. */
export const makeDataHubViewUrn = (id: string): string => idUrn('dataHubView', id);

/** Urn of the settings that hold everywhere. */
export const makeGlobalSettingsUrn = (id: string): string => idUrn('globalSettings', id);

/** Urn of an invitation to join. */
export const makeInviteTokenUrn = (id: string): string => idUrn('inviteToken', id);

/** Urn of an announcement. */
export const makePostUrn = (id: string): string => idUrn('post', id);

/** Urn of a template for searches. */
export const makeSearchTemplateUrn = (id: string): string => idUrn('searchTemplate', id);

/** Urn of the telemetry settings. */
export const makeTelemetryUrn = (name: string): string => idUrn('telemetry', name);
