import type { ReactNode } from 'react';
import { classes } from './class-names';
import { Icon, type IconName } from './icon';

interface Look {
  variant?: 'prime' | 'plain' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  icon?: IconName;
  children: ReactNode;
}

interface LinkButton extends Look {
  /** A finished address: `usePage().href('/casino')`. Renders a link. */
  href: string;
}

interface PressButton extends Look {
  href?: undefined;
  type?: 'submit' | 'button';
  name?: string;
  value?: string | number;
  disabled?: boolean;
  /** The id of the form it sends, when it stands outside of it. */
  form?: string;
}

export function Button(props: LinkButton | PressButton) {
  const { variant = 'plain', size = 'normal', wide, icon, children } = props;
  const className = classes(
    'btn',
    variant !== 'plain' && `btn-${variant}`,
    size !== 'normal' && `btn-${size}`,
    wide && 'btn-wide',
  );
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href}>
        {icon && <Icon name={icon} />}
        {children}
      </a>
    );
  }
  const { type = 'submit', name, value, disabled, form } = props;
  return (
    <button className={className} type={type} name={name} value={value} disabled={disabled} form={form}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
