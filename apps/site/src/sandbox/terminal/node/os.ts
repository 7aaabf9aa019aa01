/** What `colophon login` names its token by. */
export const hostname = (): string => 'this page';
