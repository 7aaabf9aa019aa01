import { useEffect, useState } from 'react';
import { ingestionTexts } from '../texts/ingestion.ts';

/** Milliseconds without another key after which a list is searched. */
const restMs = 250;

/** Narrows a list by words. */
export function SearchField({
  value,
  set,
}: {
  readonly value: string;
  readonly set: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the search
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => set(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="filter">
      <input
        type="search"
        aria-label={ingestionTexts.lists.search}
        placeholder={ingestionTexts.lists.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
