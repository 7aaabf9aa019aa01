import type { FormPartsFragment } from '../../../gen/types.ts';
import type { DoingProps } from '../shared/list-page.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { AuthorForm } from './author-form.tsx';
import { DeleteForm } from './delete-form.tsx';

/** Creates, edits or deletes a form. */
export function ChangeForm({ doing: { kind, row: form }, close }: DoingProps<FormPartsFragment>) {
  const { choose } = useChosen('forms');
  if (kind !== 'delete') return <AuthorForm form={form} created={choose} close={close} />;
  return <DeleteForm form={form} deleted={() => choose(undefined)} close={close} />;
}
