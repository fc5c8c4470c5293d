import { Links, Meta, Outlet } from '@remix-run/react';
import './styles.css';
export default function App() {
  return (<html lang="en"><head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><Meta /><Links /></head><body><Outlet /></body></html>);
}
