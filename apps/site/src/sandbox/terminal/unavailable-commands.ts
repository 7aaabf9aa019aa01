const unavailable = async (): Promise<never> => {
  throw new Error('This command needs a folder or a port, which a page does not have.');
};

// In the place of the commands that need Node itself.
export { unavailable as backUp, unavailable as checkStore, unavailable as serve };
