import { z } from 'zod';

const templates = [
  ['https://github.com/', '{repo_url}/blob/{branch}/{file_path}'],
  ['https://gitlab.com/', '{repo_url}/-/blob/{branch}/{file_path}'],
] as const;

/** Where the files of a project can be read: a repository on GitHub or GitLab, or any with a template. */
export const gitLinkSchema = z
  .strictObject({
    repo: z.string().min(1).describe('Address of the repository, or `organisation/name` on GitHub.'),
    branch: z.string().default('main').describe('Branch.'),
    url_subdir: z.string().optional().describe('Folder of the project in the repository.'),
    url_template: z
      .string()
      .optional()
      .describe(
        'Address of a file, with `{repo_url}`, `{branch}` and `{file_path}`. Default: as GitHub and GitLab have it.',
      ),
  })
  .transform((git, context) => {
    const named = git.repo.replace(/\/$/, '');
    let repo = named;
    if (/^(github|gitlab)\.com\//.test(named)) repo = `https://${named}`;
    else if (/^[^/]+\/[^/]+$/.test(named)) repo = `https://github.com/${named}`;
    const template = git.url_template ?? templates.find(([prefix]) => repo.startsWith(prefix))?.[1];
    if (template === undefined)
      context.addIssue({
        code: 'custom',
        path: ['url_template'],
        message: `is needed, since ${repo} is not on GitHub or GitLab`,
      });
    return { ...git, repo, url_template: template ?? '' };
  });

export type GitLink = z.output<typeof gitLinkSchema>;

/** The address of a file of the project. */
export function fileAddress({ repo, branch, url_subdir, url_template }: GitLink, path: string): string {
  const file = url_subdir === undefined ? path : `${url_subdir}/${path}`;
  return url_template.replace('{repo_url}', repo).replace('{branch}', branch).replace('{file_path}', file);
}
