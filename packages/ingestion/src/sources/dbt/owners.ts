import type { Owner } from '@colophon/model-types';
import { makeUserUrn } from '@colophon/sdk/urns';
import { RE2JS } from 're2js';
import type { DbtConfig } from './config.ts';
import type { DbtNode } from './nodes.ts';

/** The owners of a node: those of the rules, or else `meta.owner`. */
export function ownersOf(node: DbtNode, mapped: readonly Owner[], config: DbtConfig): Owner[] {
  if (mapped.length > 0 && config.enable_meta_mapping) return [...mapped];
  const named = [node.owner]
    .flat()
    .filter((owner): owner is string => typeof owner === 'string' && owner !== '');
  return named
    .map((owner) => extract(owner, config.owner_extraction_pattern))
    .map((owner) => (config.strip_user_ids_from_email ? (owner.split('@')[0] ?? owner) : owner))
    .sort()
    .map((owner) => ({ owner: makeUserUrn(owner), type: 'DATAOWNER' }));
}

function extract(owner: string, pattern: string | undefined): string {
  if (pattern === undefined) return owner;
  const matcher = RE2JS.compile(pattern).matcher(owner);
  return matcher.lookingAt() ? (matcher.group('owner') ?? owner) : owner;
}
