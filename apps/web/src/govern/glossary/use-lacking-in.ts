import { useQuery } from '@tanstack/react-query';
import { glossaryRightsQuery } from '../../../gen/govern/glossary/glossary.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';

/**
 * Why the reader may not create anything in a group of the glossary, or at its top without a group.
 *
 * @returns Undefined where it is allowed, and until it is known.
 */
export function useLackingIn(group: string | undefined): string | undefined {
  const everywhere = useLacking('MANAGE_GLOSSARIES');
  const anywhere = useLacking(
    'MANAGE_GLOSSARIES',
    'MANAGE_GLOSSARY_CHILDREN',
    'MANAGE_ALL_GLOSSARY_CHILDREN',
  );
  const { data } = useQuery({
    ...read(glossaryRightsQuery, { group: group ?? '' }),
    enabled: group !== undefined && everywhere !== undefined,
  });
  if (group === undefined || everywhere === undefined) return everywhere;
  return data?.glossaryNode?.privileges?.canManageChildren === false ? anywhere : undefined;
}
