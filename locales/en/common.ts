export const common = {
  skipToContent: 'Skip to content',
  errorTitlePrefix: 'Error:',
  thereIsAProblem: 'There is a problem',
  close: 'Close',
  language: 'Language',
  pleaseLogIn: 'Please log in first',
};
