export const entityAccessTexts = {
  none: 'No access roles are stored.',
  label: 'Roles for access',
  role: 'Role',
  about: 'Description',
  type: 'Type',
  ask: 'Access',
  yours: 'You have it',
  request: 'Request access',
} as const;
