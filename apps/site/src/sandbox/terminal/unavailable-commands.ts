const unavailable = async (): Promise<never> => {
  throw new Error(
    'This command needs a folder, a port or a server with sign-in, which a page does not have.',
  );
};

// In the place of the commands that need Node itself, or a server with sign-in.
export {
  unavailable as backUp,
  unavailable as checkStore,
  unavailable as exportAudit,
  unavailable as listKeys,
  unavailable as mcp,
  unavailable as removeKey,
  unavailable as rotateKeys,
  unavailable as searchAudit,
  unavailable as serve,
  unavailable as signInByCode,
};
