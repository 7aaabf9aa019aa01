// commander starts further programs with it; there are none.
export default {};
