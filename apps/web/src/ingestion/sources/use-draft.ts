import { useState } from 'react';

interface Draft<Value> {
  readonly value: Value;
  /** What was there when somebody began to type; what is there now, where nothing is kept. */
  readonly base: Value;
  readonly set: (change: Partial<Value>) => void;
  /** Whether it is what somebody typed before, and left. */
  readonly isKept: boolean;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

/** What is typed into a form, kept in the browser's tab until it is sent: also when the page is left or loaded again. */
export function useDraft<Value extends object>(key: string, initial: Value): Draft<Value> {
  const name = `draft ${key}`;
  const [kept] = useState(() => readKept<Value>(name));
  const [base] = useState<Value>(() => ({ ...initial, ...kept?.base }));
  const [value, setValue] = useState<Value>(() => ({ ...initial, ...kept?.value }));
  const [isKept, setIsKept] = useState(kept !== undefined);
  return {
    value,
    base,
    isKept,
    set(change) {
      const next = { ...value, ...change };
      setValue(next);
      try {
        sessionStorage.setItem(name, JSON.stringify({ value: next, base } satisfies Kept<Value>));
      } catch {
        // Without room in the browser, it is not kept.
      }
    },
    reset() {
      sessionStorage.removeItem(name);
      setIsKept(false);
      setValue(initial);
    },
  };
}

/** What is kept, of which a later version of the form may have more. */
interface Kept<Value> {
  readonly value?: Partial<Value>;
  readonly base?: Partial<Value>;
}

function readKept<Value>(name: string): Kept<Value> | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as Kept<Value>);
  } catch {
    return undefined;
  }
}
