// Queries, metrics, services and agents. A full URN of the kind is kept by the functions with one id; every function
// throws SchemaError `INVALID_URN` when a part is empty.
import type { EntityType } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import { makeDataPlatformUrn } from './data-platform.ts';
import { idUrn, textPart } from './parts.ts';

const pathUrn = (entityType: string, platform: string, path: string, id: string): string =>
  printUrn({
    entityType,
    parts: [
      makeDataPlatformUrn(platform),
      textPart(entityType, 'path', path),
      textPart(entityType, 'id', id),
    ],
  });

/**
 * URN of a query.
 *
 * @example
 * ```ts
 * makeQueryUrn('top-customers'); // urn:li:query:top-customers
 * ```
 */
export const makeQueryUrn = (id: string): string => idUrn('query', id);

/**
 * URN of a semantic model.
 *
 * @param platform Name of the platform, or its URN.
 * @param path Path on the platform.
 * @param id Name at that path.
 * @example
 * ```ts
 * makeSemanticModelUrn('dbt', 'shop', 'orders'); // urn:li:semanticModel:(urn:li:dataPlatform:dbt,shop,orders)
 * ```
 */
export const makeSemanticModelUrn = (platform: string, path: string, id: string): string =>
  pathUrn('semanticModel', platform, path, id);

/**
 * URN of a metric. Same parameters as {@link makeSemanticModelUrn}.
 *
 * @example
 * ```ts
 * makeMetricUrn('dbt', 'shop', 'revenue'); // urn:li:metric:(urn:li:dataPlatform:dbt,shop,revenue)
 * ```
 */
export const makeMetricUrn = (platform: string, path: string, id: string): string =>
  pathUrn('metric', platform, path, id);

/**
 * URN of a version set: the versions of one entity.
 *
 * @example
 * ```ts
 * makeVersionSetUrn('churn', 'mlModel'); // urn:li:versionSet:(churn,mlModel)
 * ```
 */
export const makeVersionSetUrn = (id: string, entityType: EntityType): string =>
  printUrn({
    entityType: 'versionSet',
    parts: [textPart('versionSet', 'id', id), textPart('versionSet', 'entity type', entityType)],
  });

/**
 * URN of a relationship between two datasets in an entity-relationship model.
 *
 * @example
 * ```ts
 * makeErModelRelationshipUrn('orders-customers'); // urn:li:erModelRelationship:orders-customers
 * ```
 */
export const makeErModelRelationshipUrn = (id: string): string => idUrn('erModelRelationship', id);

/**
 * URN of a platform resource that is not an entity, such as a Databricks governance tag.
 *
 * @example
 * ```ts
 * makePlatformResourceUrn('unity.tag.pii'); // urn:li:platformResource:unity.tag.pii
 * ```
 */
export const makePlatformResourceUrn = (id: string): string => idUrn('platformResource', id);

/**
 * URN of a service, such as an MCP server.
 *
 * @example
 * ```ts
 * makeServiceUrn('mcp-shop'); // urn:li:service:mcp-shop
 * ```
 */
export const makeServiceUrn = (id: string): string => idUrn('service', id);

/**
 * URN of an API operation.
 *
 * @example
 * ```ts
 * makeApiUrn('list-orders'); // urn:li:api:list-orders
 * ```
 */
export const makeApiUrn = (id: string): string => idUrn('api', id);

/**
 * URN of a source code repository.
 *
 * @example
 * ```ts
 * makeRepositoryUrn('shop'); // urn:li:repository:shop
 * ```
 */
export const makeRepositoryUrn = (id: string): string => idUrn('repository', id);

/**
 * URN of an AI agent.
 *
 * @example
 * ```ts
 * makeAiAgentUrn('analyst'); // urn:li:aiAgent:analyst
 * ```
 */
export const makeAiAgentUrn = (id: string): string => idUrn('aiAgent', id);

/**
 * URN of a skill that AI agents can load.
 *
 * @example
 * ```ts
 * makeAgentSkillUrn('write-sql'); // urn:li:agentSkill:write-sql
 * ```
 */
export const makeAgentSkillUrn = (id: string): string => idUrn('agentSkill', id);
