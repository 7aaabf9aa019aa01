/** What a person writes for a printed page: sections under the names of what the printer prints. */
export interface Examples {
  /** The text before the first section. */
  readonly intro: string;
  /** The text under each heading of the second level, by heading, in their order. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Reads a file of examples. */
export function readExamples(text: string): Examples {
  const [intro = '', ...sections] = text.split(/^## /m);
  return {
    intro: intro.trim(),
    sections: new Map(
      sections.map((section): [string, string] => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end).trim()];
      }),
    ),
  };
}
