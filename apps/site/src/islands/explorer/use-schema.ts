import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import { useEffect, useState } from 'react';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { findTarget, send, type Target } from './send.ts';

/** Who answers, and what can be asked. */
export interface Asked {
  /** Undefined until it is known. */
  readonly target?: Target;
  readonly schema?: GraphQLSchema;
  /** Why there is no schema. */
  readonly problem?: string;
}

/** Reads the schema, once. */
export function useSchema(sandbox: Sandbox): Asked {
  const [asked, setAsked] = useState<Asked>({});
  useEffect(() => {
    let isWanted = true;
    const show = (next: Asked) => isWanted && setAsked(next);
    async function readSchema(): Promise<void> {
      const target = await findTarget();
      show({ target });
      try {
        const { data } = await send(target, sandbox, { query: getIntrospectionQuery() });
        show({ target, schema: buildClientSchema(data as IntrospectionQuery) });
      } catch (error) {
        show({ target, problem: error instanceof Error ? error.message : String(error) });
      }
    }
    void readSchema();
    return () => {
      isWanted = false;
    };
  }, [sandbox]);
  return asked;
}
