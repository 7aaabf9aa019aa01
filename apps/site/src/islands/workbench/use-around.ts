import { useEffect, useState } from 'react';
import type { Sandbox } from '../../sandbox/protocol.ts';
import { type LineageAround, type LineageSides, walkLineage } from './reading/walk-lineage.ts';
import type { Log } from './use-log.ts';

/** The lineage around an entity, now and after each change. */
export function useAround(
  sandbox: Sandbox,
  urn: string | undefined,
  way: LineageSides,
  { entries }: Log,
): LineageAround | undefined {
  const [around, setAround] = useState<LineageAround>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change may change the lineage.
  useEffect(() => {
    let isCurrent = true;
    if (urn !== undefined)
      walkLineage(sandbox, urn, way).then(
        (walked) => {
          if (isCurrent) setAround(walked);
        },
        // The drawing stays when a run is stopped: nothing was written then.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [sandbox, urn, way, entries]);
  return around;
}
