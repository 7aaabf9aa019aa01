export const rawTexts = {
  version: (version: string) => `version ${version}`,
  edit: 'Edit',
  editOf: (aspect: string) => `Edit ${aspect}`,
  key: 'This is the URN in parts, which never changes.',
  saved: (aspect: string) => `${aspect} saved`,
  line: (line: number) => `Line ${line}:`,
} as const;
