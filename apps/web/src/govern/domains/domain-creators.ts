/** Any one of these lets somebody create domains. */
export const domainCreators = ['CREATE_DOMAINS', 'MANAGE_DOMAINS'] as const;
