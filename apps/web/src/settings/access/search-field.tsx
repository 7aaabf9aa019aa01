import { useEffect, useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A pause of typing after which a list is searched, in milliseconds. */
const pause = 200;

/** What to find in a list. */
export function SearchField({ label, value, set }: SearchFieldProps) {
  const [text, setText] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is sent, and once
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => set(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
