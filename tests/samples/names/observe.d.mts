/** Notes every request to a catalogue of this process, and the operation that served it. */
export function observe(note: (facts: object) => void): Promise<void>;
