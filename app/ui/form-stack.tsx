import type { FormHTMLAttributes } from 'react';

type FormAttributes = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  | 'id'
  | 'action'
  | 'encType'
  | 'autoComplete'
  | 'children'
  | 'aria-labelledby'
  | 'aria-label'
  | 'noValidate'
  | 'onSubmit'
>;

/** A native form whose fields stand below one another. */
export function FormStack({ method = 'post', children, ...form }: FormAttributes & { method?: 'get' | 'post' }) {
  return (
    <form className="form" method={method} {...form}>
      {children}
    </form>
  );
}
