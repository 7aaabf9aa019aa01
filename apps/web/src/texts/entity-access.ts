export const entityAccessTexts = {
  none: 'No roles for access are stored.',
  label: 'Roles for access',
  role: 'Role',
  about: 'Description',
  type: 'Type',
  ask: 'Access',
  yours: 'You have it',
  request: 'Request access',
} as const;
