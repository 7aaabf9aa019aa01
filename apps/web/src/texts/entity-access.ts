export const entityAccessTexts = {
  none: 'No access roles are stored.',
  hint: 'A platform that gives access by roles can have them listed here, with the place to ask for one.',
  more: 'Roles in the metadata model',
  label: 'Roles for access',
  role: 'Role',
  about: 'Description',
  type: 'Type',
  ask: 'Access',
  yours: 'You have it',
  request: 'Request access',
} as const;
