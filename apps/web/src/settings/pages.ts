import { page, type Section } from '../section/sections.ts';

export const settings: Section = {
  section: 'settings',
  icon: 'person',
  pages: [
    page('users', async () => (await import('./users/users-page.tsx')).UsersPage),
    page('groups', async () => (await import('./groups/groups-page.tsx')).GroupsPage),
    page('roles', async () => (await import('./roles/roles-page.tsx')).RolesPage),
    page('policies', async () => (await import('./policies/policies-page.tsx')).PoliciesPage),
    page('who', async () => (await import('./who/who-page.tsx')).WhoPage),
    page('invites', async () => (await import('./invites/invites-page.tsx')).InvitesPage),
    page('tokens', async () => (await import('./tokens/tokens-page.tsx')).TokensPage),
    page(
      'service-accounts',
      async () => (await import('./service-accounts/service-accounts-page.tsx')).ServiceAccountsPage,
    ),
    page('profile', async () => (await import('./profile/profile-page.tsx')).ProfilePage),
    page(
      'subscriptions',
      async () => (await import('./subscriptions/subscriptions-page.tsx')).SubscriptionsPage,
    ),
    page('views', async () => (await import('./views/views-page.tsx')).ViewsPage),
    page('audit', async () => (await import('./audit/audit-page.tsx')).AuditPage),
    page('changes', async () => (await import('./changes/changes-page.tsx')).ChangesPage),
    page('maintenance', async () => (await import('./maintenance/maintenance-page.tsx')).MaintenancePage),
    page('posts', async () => (await import('./posts/posts-page.tsx')).PostsPage),
    page('model', async () => (await import('./model/model-page.tsx')).ModelPage),
    page('catalogue', async () => (await import('./catalogue/catalogue-page.tsx')).CataloguePage),
  ],
};
