/** Names of the sections and of their pages. */
export const sectionTexts = {
  names: { govern: 'Govern', ingestion: 'Ingestion', analytics: 'Analytics', settings: 'Settings' },
  pages: {
    users: 'Users',
    groups: 'Groups',
    roles: 'Roles',
    policies: 'Policies',
    who: 'Who can do this?',
    invites: 'Invite links',
    tokens: 'Access tokens',
    'service-accounts': 'Service accounts',
    profile: 'Your profile',
    sources: 'Sources',
    runs: 'Runs',
    secrets: 'Secrets',
    executors: 'Executors',
  },
} as const;
