// Docusaurus as its own documentation advises: all of v4's behaviour, and everything that makes it faster (Rspack with
// its persistent cache, SWC, Lightning CSS, MDX compiled once, static pages rendered by worker threads).

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Peer',
  url: 'https://docs.example.org',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: {
          path: process.env.BENCH_DOCS,
          routeBasePath: 'docs',
          sidebarPath: './sidebars.js',
          // It is made of a component that Docusaurus has not; each of its sidebars holds every page instead.
          exclude: ['page-index.mdx'],
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Peer' },
    prism: { additionalLanguages: ['bash', 'json'] },
  },
};

export default config;
