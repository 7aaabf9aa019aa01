import { enumeration } from '@colophon/schema';

export const accessLevel = enumeration({
  name: 'com.linkedin.common.AccessLevel',
  doc: 'Who may see a chart or dashboard in its own tool, as reported by the source.',
  symbols: {
    PUBLIC: 'Anyone can open the asset in its source tool.',
    PRIVATE: 'Only chosen users can open the asset in its source tool.',
  },
});
