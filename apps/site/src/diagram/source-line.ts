/** A line of a diagram that says something, and its number in the fence. */
export interface SourceLine {
  text: string;
  number: number;
}

/** The error for a line that cannot be read: where it is, what it says, what it should say. */
export function refuse({ text, number }: SourceLine, expected: string): Error {
  return new Error(`Line ${number} of a diagram is "${text}": expected ${expected}.`);
}
