import '../entity-page.css';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';

/** Puts a URN on the clipboard. */
export function CopyUrn({ urn }: { readonly urn: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className="copy-urn"
      title={urn}
      onClick={async () => {
        await navigator.clipboard.writeText(urn);
        setIsCopied(true);
      }}
    >
      <Icon name="copy" />
      <span aria-live="polite">{isCopied ? texts.entity.copied : texts.entity.copyUrn}</span>
    </button>
  );
}
