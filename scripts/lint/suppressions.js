/** A switched-off rule says why, after two dashes: `eslint-disable-next-line no-control-regex -- the fuzz needs them`. */
export const suppressionsRule = {
  meta: { type: 'problem', schema: [], docs: { description: 'A suppression states its reason.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*eslint-disable/.test(comment.value) && !/--\s*\S{3,}/.test(comment.value)) {
            context.report({ loc: comment.loc, message: 'Say why the rule is switched off, after two dashes.' });
          }
        }
      },
    };
  },
};
