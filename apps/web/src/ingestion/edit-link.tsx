import type { ComponentProps } from 'react';
import { EditButton } from '../ui/edit-button.tsx';
import { IngestionLink } from './ingestion-link.tsx';

interface EditLinkProps extends ComponentProps<typeof IngestionLink> {
  /** Why the reader may not do what it leads to; undefined where they may. */
  readonly reason: string | undefined;
}

/** Leads to a form; where somebody may not send it, a button in its place says why. */
export function EditLink({ reason, ...link }: EditLinkProps) {
  if (reason === undefined) return <IngestionLink {...link} />;
  return (
    <EditButton {...(link.className && { className: link.className })} reason={reason} press={() => {}}>
      {link.children}
    </EditButton>
  );
}
