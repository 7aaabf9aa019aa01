/** Called by program.test.ts. */
export const ownersOf = async (urn: string) => (urn.includes('orders') ? ['urn:li:corpuser:ana'] : undefined);

export default () => {
  throw new Error('nobody is there');
};

export const notCallable = 1;
