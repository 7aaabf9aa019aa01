import { useEffect, useState } from 'react';
import { TextField } from '../ui/field.tsx';

/** Milliseconds without another key after which what was typed counts. */
const restMs = 400;

interface SlowFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | undefined;
  readonly set: (value: string | undefined) => void;
}

/** A field whose text counts when nothing more is typed. */
export function SlowField({ label, placeholder, value = '', set }: SlowFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the search
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => set(text.trim() || undefined), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <TextField label={label} placeholder={placeholder} value={text} set={setText} />;
}
