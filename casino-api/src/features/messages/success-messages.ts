import type { Language } from 'contract/constants';
import type { SuccessKey } from '../../kernel/outcome';

/** What `info.message` says where a success has more to tell than that it is done. */
export const successMessages: Record<SuccessKey, Record<Language, string>> = {
  favourite_added: {
    en: 'Added to your favourites',
    es: 'Añadido a tus favoritos',
    de: 'Zu Ihren Favoriten hinzugefügt',
    fr: 'Ajouté à vos favoris',
    pt: 'Adicionado aos seus favoritos',
    no: 'Lagt til i favorittene dine',
    jp: 'お気に入りに追加しました',
  },
  favourite_removed: {
    en: 'Removed from your favourites',
    es: 'Eliminado de tus favoritos',
    de: 'Aus Ihren Favoriten entfernt',
    fr: 'Retiré de vos favoris',
    pt: 'Removido dos seus favoritos',
    no: 'Fjernet fra favorittene dine',
    jp: 'お気に入りから削除しました',
  },
};
