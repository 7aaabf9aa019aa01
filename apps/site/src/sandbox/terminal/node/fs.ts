// commander looks for external subcommands; there are none.
export default { existsSync: () => false };
