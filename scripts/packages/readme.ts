import type { PublishedManifest } from './published-manifest.ts';

/** What the page of a package on the registry shows. */
export function readme({ name, description, bin }: PublishedManifest): string {
  const use = bin ? `npx ${name} serve` : `npm install ${name}`;
  return `# ${name}

${description}

\`\`\`sh
${use}
\`\`\`

Part of Colophon, a metadata catalogue whose documentation runs: \`npx @colophon/cli serve\` serves the documentation at
http://localhost:8080/docs.
`;
}
