/** Stands for a style sheet where tests have no use for one. */
export default {};
