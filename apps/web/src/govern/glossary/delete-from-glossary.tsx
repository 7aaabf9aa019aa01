import { deleteFromGlossaryMutation } from '../../../gen/govern/glossary/glossary.ts';
import { useChange } from '../../data/use-change.ts';
import { typeOfUrn } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useGlossaryUse } from './use.tsx';

interface DeleteFromGlossaryProps {
  readonly urn: string;
  readonly name: string;
  readonly deleted: () => void;
  readonly close: () => void;
}

/** Asks before a term or a group is deleted, and says what becomes of what uses it. */
export function DeleteFromGlossary({ urn, name, deleted, close }: DeleteFromGlossaryProps) {
  const use = useGlossaryUse(urn);
  const change = useChange();
  const { deleteTerm, deleteGroup } = governTexts.glossary;
  const consequence =
    use && (typeOfUrn(urn) === 'glossaryNode' ? deleteGroup(use.groups + use.terms) : deleteTerm(use.users));
  return (
    <Confirm
      title={governTexts.delete.title(name)}
      action={governTexts.actions.delete}
      run={async () => {
        await change(deleteFromGlossaryMutation, { urn }, governTexts.delete.done(name));
        deleted();
      }}
      close={close}
    >
      {consequence}
    </Confirm>
  );
}
