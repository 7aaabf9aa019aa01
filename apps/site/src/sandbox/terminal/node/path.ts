// commander looks for further programs with it; there are none.
export default {};
