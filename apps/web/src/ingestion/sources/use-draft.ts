import { useState } from 'react';

interface Draft<Value> {
  readonly value: Value;
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
  const [value, setValue] = useState<Value>(() => ({ ...initial, ...kept }));
  const [isKept, setIsKept] = useState(kept !== undefined);
  return {
    value,
    isKept,
    set(change) {
      const next = { ...value, ...change };
      setValue(next);
      try {
        sessionStorage.setItem(name, JSON.stringify(next));
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

function readKept<Value>(name: string): Partial<Value> | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as Partial<Value>);
  } catch {
    return undefined;
  }
}
