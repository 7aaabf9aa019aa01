// commander asks it for programs beside its own; there are none.
export default { existsSync: () => false };
