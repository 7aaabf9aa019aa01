const notHere = async (): Promise<never> => {
  throw new Error('This command needs a folder or a port, which a page does not have.');
};

// In the place of the commands that need Node itself.
export { notHere as backUp, notHere as checkStore, notHere as serve };
